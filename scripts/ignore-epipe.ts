/**
 * Ignores a broken output pipe: whoever reads it may end first, as `tee` does when it is killed. Without this the
 * failed write would be logged, which would fail and be logged again.
 */
export function ignoreEpipe() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
