import { cpSync } from "node:fs";

// n8n looks for what a node shows beside its code.
for (const name of ["Bookpage.node.json", "BookpageTrigger.node.json", "bookpage.svg", "bookpage.dark.svg"])
  cpSync(`nodes/Bookpage/${name}`, `dist/nodes/Bookpage/${name}`);
