/** What somebody sent takes more steps, time or memory than it may. */
export class TooMuchWork extends Error {
  override name = "TooMuchWork";
}

/** By its name: the start command and the bundled application have a class of their own each. */
export const isTooMuchWork = (error: unknown): boolean =>
  error instanceof Error && error.name === "TooMuchWork";
