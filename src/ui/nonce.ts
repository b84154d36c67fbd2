import { createContext, useContext } from 'react';

/** Lets our own inline scripts pass the content security policy. Known while rendering on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
