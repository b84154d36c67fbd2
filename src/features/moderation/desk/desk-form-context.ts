import { createContext } from 'react';

/** Whether the form around is on its way, and whether any is. */
export const DeskFormContext = createContext({ sent: false, anySent: false });
