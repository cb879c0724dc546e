import { runEmbedded } from "./run-embedded";

/** Runs the database of a data directory like a serving process, for tests, until it is told to end. */
const [dataDir = "", webUrl = ""] = process.argv.slice(2);
const { url, stop } = await runEmbedded(dataDir, webUrl, (reason) => {
  throw reason;
}).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
process.once("SIGTERM", () => stop().then(() => process.exit(0)));
console.log(url);
