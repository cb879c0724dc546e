/** As the button in the account's menu does: signing out is a POST. */
export function signOut(): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/logout";
  document.body.append(form);
  form.submit();
}
