import path from "node:path";

/** Where the demo's addresses and secrets are kept for whoever runs the service. */
export const getDemoFile = (dataDir: string) => path.join(dataDir, "demo.json");
