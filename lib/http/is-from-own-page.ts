import { isSameOrigin } from "./authenticate";

/** Browsers say where a form comes from; what says nothing is no browser and carries no one's cookies. */
export const isFromOwnPage = (request: Request): boolean =>
  isSameOrigin(request) || !(request.headers.has("sec-fetch-site") || request.headers.has("origin"));
