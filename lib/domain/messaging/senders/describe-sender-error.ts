import { describeFailure } from "@/lib/platform/egress/describe-failure";

const MAX_CHARACTERS = 500;

/** The server's own answer, or what kept it from answering. */
export function describeSenderError(error: unknown): string {
  const { response, code, message = "" } = error as { response?: string; code?: string; message?: string };
  const text =
    response || (code === "ETIMEDOUT" ? "The server did not answer in time" : describeFailure(error));
  return (text || message)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_CHARACTERS);
}
