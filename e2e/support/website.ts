import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves another website with these files by path. */
export async function openWebsite(files: Record<string, { type: string; body: string }>) {
  const server = createServer((request, response) => {
    const file = files[request.url?.split("?")[0] ?? "/"];
    if (!file) return void response.writeHead(404).end();
    response.setHeader("content-type", file.type).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

/** Style sheets of a website that apply to all elements. */
export const HOSTILE_STYLE = `
  * { all: unset; color: red !important; transition: none !important; }
  html, body, p { display: block; }
  style, script, head { display: none; }
  iframe { height: 100px !important; width: 50px !important; opacity: 0.2; }
  div { display: none !important; }
  button { display: none; }`;

export const buildHostPage = (body: string, style = "", head = "") => ({
  type: "text/html; charset=utf-8",
  body: `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Elsewhere</title>
<style>${style}</style>${head}<script>
  window.told = [];
  for (const name of ["ready", "resized", "booked", "bookpage:ready", "bookpage:resized", "bookpage:booked"])
    document.addEventListener(name, ({ detail }) => window.told.push([name, detail]));
</script></head><body>${body}</body></html>`,
});
