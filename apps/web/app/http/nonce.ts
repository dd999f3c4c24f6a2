import { createContext, useContext } from "react";

/** The nonce of this response's Content-Security-Policy; undefined in the browser and in the page cache. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
