/** Gives a shadow its style. Unlike an element of style, no policy of the website forbids this. */
export function applyStyles(root: ShadowRoot, ...texts: string[]): void {
  root.adoptedStyleSheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/** Makes an element; what it says of style is said to the element itself. */
export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};
