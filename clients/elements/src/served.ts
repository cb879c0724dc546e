/* elements.js as the service hosts it; the pages have the same origin. */
import { setBookpageOrigin } from "./origin";

setBookpageOrigin(new URL(import.meta.url).origin);

export * from "./index";
