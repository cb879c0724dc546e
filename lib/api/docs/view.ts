export interface DocsLink {
  href: string;
  label: string;
}

/** A link of the navigation; `current` is where one is. */
export interface NavigationLink extends DocsLink {
  current: boolean;
}

export interface OutlineItem extends DocsLink {
  /** 2 and 3, as headings. */
  level: number;
}

/** Around every page of the documentation. */
export interface DocsShellView {
  head: { title: string; description: string; site: string; hidden?: boolean };
  sections: NavigationLink[];
  groups: { label: string; links: NavigationLink[] }[];
  outline: OutlineItem[];
  previous: DocsLink | null;
  next: DocsLink | null;
  /** What was searched for. */
  query: string;
}

export interface GuideView {
  frame: DocsShellView;
  title: string;
  summary: string;
  html: string;
}

export interface DocsCodeView {
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
export interface DocsFieldView {
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
  fields: DocsFieldView[];
  /** Where it is one of several forms, or no object at all. */
  type: TypePart[] | null;
}

/** What a request is put together from in the page. */
export interface TryOutView {
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
  parameters: { label: string; fields: DocsFieldView[] }[];
  body: { type: TypePart[]; fields: DocsFieldView[] } | null;
  answers: { status: string; text: string; type: TypePart[] }[];
  problems: { status: string; codes: DocsLink[] }[];
  requests: DocsCodeView[];
  examples: { label: string; html: string }[];
  /** Null: it takes files, or the mail server alone may call it. */
  trial: TryOutView | null;
}

export interface ReferenceView {
  frame: DocsShellView;
  title: string;
  html: string;
  operations: OperationView[];
  objects: ObjectView[];
}

export interface ReferenceIndexView {
  frame: DocsShellView;
  tags: { href: string; label: string; text: string; operations: (DocsLink & { method: string })[] }[];
  html: string;
}

export interface DocsSearchHit extends DocsLink {
  /** Where it stands: a guide, or the reference. */
  place: string;
  text: string;
}

export interface DocsSearchView {
  frame: DocsShellView;
  query: string;
  found: DocsSearchHit[];
}
