import { ApiProblem } from "@/lib/domain/contracts/problem";

/** True if another invitee has taken the last seat of one of the dates. */
export async function isDateFull(vote: () => Promise<unknown>): Promise<boolean> {
  try {
    await vote();
    return false;
  } catch (error) {
    if (isDateFullError(error)) return true;
    throw error;
  }
}

export const isDateFullError = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  error.code === "conflict" &&
  error.errors.some(({ code }) => code === "taken");
