import { cpSync } from "node:fs";

// n8n loads the metadata and the icons of a node from beside its code.
for (const name of ["Bookpage.node.json", "BookpageTrigger.node.json", "bookpage.svg", "bookpage.dark.svg"])
  cpSync(`nodes/Bookpage/${name}`, `dist/nodes/Bookpage/${name}`);
