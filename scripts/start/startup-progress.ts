/** Prints one line a step, with the seconds since the start. */
export function startProgress(print: (line: string) => void = console.log) {
  const startedAt = performance.now();
  return (step: string) =>
    print(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${step}`);
}
