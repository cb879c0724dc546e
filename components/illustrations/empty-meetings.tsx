import { Illustration } from "./illustration";

/** No meetings: two cups on a table, one of them full. */
export const EmptyMeetings = () => (
  <Illustration>
    <path className="faint" d="M18 95h124" />
    <path className="paper" d="M34 50h36l-2 34q-1 8-8 8H45q-8 0-8-8Zm0 9h-5q-8 0-8 8t8 8h6" />
    <path className="lit" d="M95 60h32l-2 25q-1 7-7 7h-13q-7 0-8-7Z" />
    <path d="M90 50h36l-3 34q0 8-8 8h-15q-7 0-8-8Zm36 9h5q8 0 8 8t-9 8h-5M90 58h35" />
    <path d="M101 40q-5-7 0-13t0-13m15 26q-5-7 0-13t0-13" />
  </Illustration>
);
