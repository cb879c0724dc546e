export interface Link {
  href: string;
  label: string;
}

/** A link of the navigation; `current` is where one is. */
export interface NavigationLink extends Link {
  current: boolean;
}

export interface OutlineItem extends Link {
  /** 2 and 3, as headings. */
  level: number;
}

/** Around every page of the documentation. */
export interface DocsFrameView {
  head: { title: string; description: string; site: string; hidden?: boolean };
  sections: NavigationLink[];
  groups: { label: string; links: NavigationLink[] }[];
  outline: OutlineItem[];
  previous: Link | null;
  next: Link | null;
  /** What was searched for. */
  query: string;
}

export interface GuideView {
  frame: DocsFrameView;
  title: string;
  summary: string;
  html: string;
}

export interface CodeView {
  language: string;
  label: string;
  html: string;
}

/** A piece of the name of a type; with `href`, a named object. */
export interface TypePart {
  text: string;
  href: string | null;
}

/** A parameter, or a property of an object. */
export interface FieldView {
  name: string;
  type: TypePart[];
  required: boolean;
  deprecated: boolean;
  /** Limits, default and format, such as "at most 200 characters". */
  limits: string;
  html: string;
}

export interface ObjectView {
  id: string;
  name: string;
  html: string;
  fields: FieldView[];
  /** Where it is one of several forms, or no object at all. */
  type: TypePart[] | null;
}

/** What a request is put together from in the page. */
export interface TrialView {
  method: string;
  path: string;
  parameters: { name: string; place: "path" | "query"; required: boolean; example: string }[];
  body: string | null;
  bodyType: string;
}

export interface OperationView {
  id: string;
  method: string;
  path: string;
  summary: string;
  html: string;
  deprecated: boolean;
  parameters: { label: string; fields: FieldView[] }[];
  body: { type: TypePart[]; fields: FieldView[] } | null;
  answers: { status: string; text: string; type: TypePart[] }[];
  problems: { status: string; codes: Link[] }[];
  requests: CodeView[];
  examples: { label: string; html: string }[];
  /** Null: it takes files, or the mail server alone may call it. */
  trial: TrialView | null;
}

export interface ReferenceView {
  frame: DocsFrameView;
  title: string;
  html: string;
  operations: OperationView[];
  objects: ObjectView[];
}

export interface ReferenceIndexView {
  frame: DocsFrameView;
  tags: { href: string; label: string; text: string; operations: (Link & { method: string })[] }[];
  html: string;
}

export interface FoundView extends Link {
  /** Where it stands: a guide, or the reference. */
  place: string;
  text: string;
}

export interface SearchView {
  frame: DocsFrameView;
  query: string;
  found: FoundView[];
}
