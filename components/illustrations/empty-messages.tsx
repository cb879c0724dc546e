import { Illustration } from "./illustration";

/** No messages: dotted lines, and a pencil at the first one. */
export const EmptyMessages = () => (
  <Illustration flips>
    <path className="faint" d="M68 16h66q6 0 6 6v33q0 7-6 7l2 14-14-13" strokeDasharray="1 7" />
    <path className="paper" d="M28 32h75q6 0 6 6l1 33q0 7-6 7H58L41 95l2-17H28q-7 0-7-6l1-34q0-6 6-6Z" />
    <path className="lit" d="M35 52h44v10H35Z" />
    <path d="M38 47h30" />
    <path className="paper" d="m82 60 28-33 10 8-28 33-12 5Zm23-27 10 8" />
  </Illustration>
);
