import { generateClient } from "./generate-client";

await generateClient();
