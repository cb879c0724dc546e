const forms = {
  submit: "继续",
  again: "返回表单",
  thanksTitle: "谢谢",
  thanksText: "已收到您的回答。",
  nowhereTitle: "目前无法预约",
  nowhereText: "已收到您的回答。预约页面目前已关闭：请稍后再来，或询问向您提供链接的人。",
  scriptNeeded: "此表单需要 JavaScript。请启用它，或刷新页面后重试。",
};

export default forms;
