import { runEmbedded } from "./run-embedded";

/** For the tests: holds the database of a data directory as a serving process does, until told to end. */
const [dataDir = "", webUrl = ""] = process.argv.slice(2);
const { url, stop } = await runEmbedded(dataDir, webUrl, (reason) => {
  throw reason;
}).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
process.once("SIGTERM", () => stop().then(() => process.exit(0)));
console.log(url);
