import path from "node:path";

/** Returns the file with the demo's addresses and secrets, for the operator. */
export const getDemoFile = (dataDir: string) => path.join(dataDir, "demo.json");
