import { PersonFrame } from "../person/person-frame";
import { PageList } from "./page-list";

/** One person's booking pages. */
export const PersonPages = ({ id }: { id: string }) => (
  <PersonFrame id={id} section="pages">
    <PageList person={id} />
  </PersonFrame>
);
