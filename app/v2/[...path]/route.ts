import { noSuchPath } from "@/lib/api/route";

export {
  noSuchPath as DELETE,
  noSuchPath as GET,
  noSuchPath as OPTIONS,
  noSuchPath as PATCH,
  noSuchPath as POST,
  noSuchPath as PUT,
};
