import { handleUnknownPath } from "@/lib/api/build-endpoint";

export {
  handleUnknownPath as DELETE,
  handleUnknownPath as GET,
  handleUnknownPath as OPTIONS,
  handleUnknownPath as PATCH,
  handleUnknownPath as POST,
  handleUnknownPath as PUT,
};
