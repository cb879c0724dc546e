import type { DocsFieldView, ObjectView, OperationView, ReferenceView, TypePart } from "@/lib/api/docs/view";
import { ApiKeyField } from "./api-key-field";
import { DocsLayout } from "./docs-layout";
import { TrustedHtml } from "./trusted-html";
import { TryRequest } from "./try-request";

/** The operations of one tag, and the objects of their requests and responses. */
export const ReferencePage = ({
  view: { shell, title, html, operations, objects },
}: {
  view: ReferenceView;
}) => (
  <DocsLayout shell={shell} wide>
    <h1>{title}</h1>
    <TrustedHtml html={html} className="docs-lead" />
    <ApiKeyField />
    {operations.map((operation) => (
      <Operation key={operation.id} operation={operation} />
    ))}
    {objects.length > 0 ? (
      <section aria-labelledby="objects">
        <h2 id="objects">
          <a href="#objects">Objects</a>
        </h2>
        {objects.map((object) => (
          <NamedObject key={object.id} object={object} />
        ))}
      </section>
    ) : null}
  </DocsLayout>
);

function Operation({ operation }: { operation: OperationView }) {
  const { id, method, path, summary, html, deprecated, parameters, body, answers, problems, trial } =
    operation;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="docs-operation">
      <div>
        <h2 id={`${id}-title`}>
          <a href={`#${id}`}>{summary}</a>
        </h2>
        <p className="docs-path">
          <b data-method={method}>{method}</b> <code>{path}</code>
          {deprecated ? <em>deprecated</em> : null}
        </p>
        <TrustedHtml html={html} className="docs-text" />
        {parameters.map(({ label, fields }) => (
          <Fields key={label} label={label} fields={fields} level={3} />
        ))}
        {body ? <Fields label="Body" type={body.type} fields={body.fields} level={3} /> : null}
        <h3>Responses</h3>
        <ul className="docs-answers">
          {answers.map(({ status, text, type }) => (
            <li key={status}>
              <b data-tone="ok">{status}</b> {text} <Type parts={type} />
            </li>
          ))}
          {problems.map(({ status, codes }) => (
            <li key={status}>
              <b data-tone="bad">{status}</b>{" "}
              {codes.map(({ href, label }) => (
                <a key={href} href={href}>
                  <code>{label}</code>
                </a>
              ))}
            </li>
          ))}
        </ul>
      </div>
      <div className="docs-samples">
        {trial ? <TryRequest trial={trial} name={summary} /> : null}
        <Requests operation={operation} />
        {operation.examples.map((example) => (
          <Code key={example.label} caption={`Response ${example.label}`} html={example.html} long />
        ))}
      </div>
    </section>
  );
}

const Requests = ({ operation: { id, requests } }: { operation: OperationView }) => (
  <fieldset className="code-choice">
    <legend>Language</legend>
    <div>
      {requests.map(({ language, label }, index) => (
        <label key={language}>
          <input type="radio" name={`language-${id}`} value={language} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </div>
    {requests.map(({ language, label, html }) => (
      <Code key={language} language={language} caption={label} html={html} />
    ))}
  </fieldset>
);

interface CodeProps {
  caption: string;
  html: string;
  language?: string;
  long?: boolean;
}

const Code = ({ caption, html, language = "json", long = false }: CodeProps) => (
  <figure className="code" data-language={language} data-long={long || undefined}>
    <figcaption>{caption}</figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
    <pre tabIndex={0}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own examples, escaped by the highlighter */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  </figure>
);

interface FieldsProps {
  label: string;
  fields: DocsFieldView[];
  type?: TypePart[];
  level: 3 | 4;
}

const Fields = ({ label, fields, type = [], level }: FieldsProps) => (
  <>
    {level === 3 ? (
      <h3>
        {label} <Type parts={type} />
      </h3>
    ) : null}
    <dl className="docs-fields">
      {fields.map((field) => (
        <div key={field.name}>
          <dt>
            <code>{field.name}</code> <Type parts={field.type} />
            {field.required ? <strong>required</strong> : null}
            {field.deprecated ? <em>deprecated</em> : null}
          </dt>
          <dd>
            <TrustedHtml html={field.html} />
            {field.limits ? <small>{field.limits}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  </>
);

const NamedObject = ({ object: { id, name, html, fields, type } }: { object: ObjectView }) => (
  <section id={id} aria-labelledby={`${id}-name`} className="docs-object">
    <h3 id={`${id}-name`}>
      <a href={`#${id}`}>{name}</a>
    </h3>
    <TrustedHtml html={html} className="docs-text" />
    {type ? (
      <p>
        <Type parts={type} />
      </p>
    ) : (
      <Fields label={name} fields={fields} level={4} />
    )}
  </section>
);

const Type = ({ parts }: { parts: TypePart[] }) =>
  parts.length === 0 ? null : (
    <span className="docs-type">
      {parts.map(({ text, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
          <a key={index} href={href}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </span>
  );
