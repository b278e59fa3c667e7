/** Comes without types. */
declare module 'react-big-calendar'
declare module 'react-big-calendar/lib/addons/dragAndDrop'
