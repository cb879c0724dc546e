import type { z } from "zod";

/**
 * Returns the body that an empty request counts as: an object without fields, if the schema accepts one. Undefined if
 * the endpoint has no body, or if the schema is to report its absence.
 */
export const getDefaultBody = (body: z.ZodType): object | undefined =>
  !body.safeParse(undefined).success && body.safeParse({}).success ? {} : undefined;

/** True if the body may be absent because none of its fields is required. */
export const isBodyOptional = (body: z.ZodType): boolean => body.safeParse(getDefaultBody(body)).success;
