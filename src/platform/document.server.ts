import { createContext } from 'react-router';

/** The page that was made, as text: it is worked on before it is sent, and text in an answer would be copied each time. */
export const documentContext = createContext<string | null>(null);
