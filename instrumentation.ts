import { recordError } from "@/lib/platform/http/record-error";

/** The framework calls this with an error of a page or a route handler, before it sends its own error page. */
export const onRequestError = (error: unknown) => recordError(error);
