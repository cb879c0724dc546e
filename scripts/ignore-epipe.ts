/**
 * Ignores a broken output pipe: its reader may end first, like a killed `tee`. Otherwise the failed write would be
 * logged, which would fail and be logged again.
 */
export function ignoreEpipe() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
