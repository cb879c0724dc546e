// This module is loaded into a process first: SIGUSR2 makes its clock jump, an hour ahead, a day back, and
// right again.
const HOUR_MS = 3_600_000;
const jumps = [HOUR_MS, -24 * HOUR_MS];
let shift = 0;

const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);
const now = () => realNow() + shift;

RealDate.now = now;
// A proxy keeps dates created elsewhere instances of it.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
});

process.on("SIGUSR2", () => {
  shift = jumps.shift() ?? 0;
});
