/** What is selected reaches the rows past the grid around them: a change of the selection draws the cards again, and nothing else. */
import { createContext } from 'react'
import { ListSelection, type PinSelection } from './pin-selection.ts'

export const SelectedContext = createContext<PinSelection>(ListSelection.none([]))
