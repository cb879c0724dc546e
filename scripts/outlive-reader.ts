/**
 * Whoever read our output may go, as `tee` does when it is killed. There is nobody left to tell: without this, the failure
 * would be logged, which would fail, which would be logged.
 */
export function outliveReader() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
