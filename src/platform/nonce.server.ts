import { createContext } from 'react-router';

/** The secret of this one answer that lets its own inline scripts run. */
export const nonceContext = createContext<string>();
