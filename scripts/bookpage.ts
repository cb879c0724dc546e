/** The command of a release: `bookpage start`, or any command of the command line. */
const [command, ...rest] = process.argv.slice(2);
await (command === "start" && rest.length === 0 ? import("./start") : import("./cli"));
