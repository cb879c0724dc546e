/** What a variable of a text stands for. */
interface TextVariable {
  type: "text" | "number" | "choice";
  /** The values of a choice, besides `other`. */
  choices?: readonly string[];
  /** A booker or guest may have written it, so it appears in no subject to anyone but hosts. */
  isExternal?: true;
  /** May have several lines, so it appears in no subject. */
  isLong?: true;
  description: string;
}

/** The variables of texts. Values are formatted in the reader's language and time zone. */
export const TEXT_VARIABLES = {
  title: {
    type: "text",
    description:
      "The title of the meeting; “Meeting with …” for guests if a booker may have written the title.",
  },
  host: { type: "text", description: "The name of the host." },
  organization: { type: "text", description: "The name of your organisation." },
  date: { type: "text", description: "The day of the meeting, or of its first proposed time." },
  time: { type: "text", description: "The time of the meeting with its time zone." },
  when: { type: "text", description: "Day and time in short." },
  minutes: { type: "number", description: "The length of the meeting in minutes." },
  times: { type: "number", description: "The number of proposed times; 1 for a confirmed meeting." },
  others: { type: "number", description: "The number of other participants." },
  recipient: { type: "text", isExternal: true, description: "The name of the reader, else their address." },
  booker: { type: "text", isExternal: true, description: "The name of the person who booked." },
  people: { type: "text", isExternal: true, description: "The names of the other participants." },
  name: {
    type: "text",
    isExternal: true,
    description: "The name of the person who booked, answered, wrote or cancelled.",
  },
  place: { type: "text", isExternal: true, description: "The first location of the meeting." },
  reason: {
    type: "text",
    isExternal: true,
    isLong: true,
    description: "The reason of the cancellation; empty without one.",
  },
  by: {
    type: "choice",
    choices: ["person"],
    description: "`person` if it is known who cancelled the meeting, and `name` is that person.",
  },
  previous_date: { type: "text", description: "The day before the meeting was moved." },
  previous_time: { type: "text", description: "The time before the meeting was moved." },
  deadline: { type: "text", description: "The time at which an unanswered request is declined." },
  until: { type: "text", description: "The time until which the offered time is held." },
  days: { type: "text", description: "The days for which the reader waits." },
  link: { type: "text", description: "The reader's link to the page of the meeting." },
} as const satisfies Record<string, TextVariable>;

export type VariableName = keyof typeof TEXT_VARIABLES;

export const describeVariable = (name: VariableName): TextVariable => TEXT_VARIABLES[name];

/** The values of a text: numbers for variables of the type `number`. */
export type TextValues = Partial<Readonly<Record<VariableName, string | number>>>;
