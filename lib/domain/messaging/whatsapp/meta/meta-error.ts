import { z } from "zod";

const MAX_ERROR = 300;

const response = z.object({
  error: z.object({
    code: z.int(),
    message: z.string().catch(""),
    error_data: z.object({ details: z.string() }).optional().catch(undefined),
  }),
});

/** An error of the Graph API. */
export interface MetaError {
  /** Null: the response is no error as the API describes them. */
  code: number | null;
  /** Such as `131026: Message undeliverable`. */
  message: string;
}

/** Reads the response to a rejected request. */
export function readMetaError(status: number, body: unknown): MetaError {
  const read = response.safeParse(body);
  if (!read.success) return { code: null, message: `Meta answered ${status}` };
  const { code, message, error_data: data } = read.data.error;
  // Messages begin with the code in parentheses, such as `(#131026) Message undeliverable`.
  return { code, message: formatMetaError(code, data?.details || message.replace(/^\(#\d+\)\s*/, "")) };
}

/** Formats an error with its code. */
export const formatMetaError = (code: number, words: string): string =>
  `${code}${words ? `: ${words}` : ""}`.slice(0, MAX_ERROR);

/** Errors of the account, its token or its payment. */
const ACCOUNT_CODES = [0, 3, 10, 102, 190, 131005, 131031, 131042, 131045, 133010];

export const isAccountError = (code: number | null): boolean =>
  code !== null && (ACCOUNT_CODES.includes(code) || (code >= 200 && code <= 299));

/** Limits of the app, the account, the number and the pair of numbers; Meta has not taken the message. */
const LIMIT_CODES = [4, 80007, 130429, 131048, 131056];

export const isLimitError = (code: number | null): boolean => code !== null && LIMIT_CODES.includes(code);
