import { parseLandWindow } from "./land-window";
import { renderLand } from "./render-land";

/** The response to an address changes only with the shapes. */
const MAX_AGE_SECONDS = 30 * 86_400;

/** Responds with the land and borders of a window as shapes, which the page's map draws in its own colours. */
export function handleLand(request: Request): Response {
  const window = parseLandWindow(new URL(request.url).searchParams);
  if (window === null) return new Response(null, { status: 404 });
  const { land, borders } = renderLand(window);
  const size = `0 0 ${window.width} ${window.height}`;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}"><path id="land" d="${land}"/><path id="borders" d="${borders}"/></svg>`,
    {
      headers: {
        "content-type": "image/svg+xml",
        "cache-control": `public, max-age=${MAX_AGE_SECONDS}`,
      },
    },
  );
}
