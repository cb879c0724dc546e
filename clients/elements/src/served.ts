/* elements.js, as the service itself serves it: its pages are where it comes from. */
import { setBookpageOrigin } from "./origin";

setBookpageOrigin(new URL(import.meta.url).origin);

export * from "./index";
