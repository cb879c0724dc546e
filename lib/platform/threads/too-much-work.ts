/** What somebody sent takes more steps, time or memory than it may. */
export class TooMuchWork extends Error {
  override name = "TooMuchWork";
}
