import type { z } from "zod";

/**
 * What counts as sent where a request has no body: an object without fields, if the body needs none. Undefined where
 * there is no body to be had: the schema says then whether that is a fault.
 */
export const getDefaultBody = (body: z.ZodType): object | undefined =>
  !body.safeParse(undefined).success && body.safeParse({}).success ? {} : undefined;

/** Whether a request may come without a body: where none of its fields is mandatory. */
export const isBodyOptional = (body: z.ZodType): boolean => body.safeParse(getDefaultBody(body)).success;
