import { expect, test } from 'vitest'
import { type Forecast, newerForecast } from './forecast.ts'

const forecast = (until: number, picture = 'a'): Forecast => ({
  samePictures: new Map([['pin', picture]]),
  waits: new Map([['publication', { until, rule: 'link' }]]),
})

test('keeps the known forecast while nothing in it changes', () => {
  const known = forecast(1)
  expect(newerForecast(known, forecast(1))).toBe(known)
  expect(newerForecast(known, forecast(2))).toEqual(forecast(2))
  expect(newerForecast(known, forecast(1, 'b'))).toEqual(forecast(1, 'b'))
})
