/** A placeholder: handlers take the address of the service from its settings. */
export const ORIGIN = "http://localhost";
