import { recordError } from "@/lib/platform/http/record-error";

/** The framework tells what a page or a route handler has thrown, before it answers with a page of its own. */
export const onRequestError = (error: unknown) => recordError(error);
