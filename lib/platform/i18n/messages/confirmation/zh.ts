const zh = {
  heading: "请查收邮件",
  text: "我们已向 {email} 发送六位验证码。请在此输入，以确认该邮箱属于您。",
  kept: "您的时间将保留至 {time}。",
  code: "验证码",
  codeHint: "邮件可能需要一分钟才能送达，也请查看垃圾邮件文件夹。",
  submit: "继续",
  renew: "发送新验证码",
  change: "修改填写的内容",
  renewed: "新验证码已发送到 {email}。",
  wrong: "验证码不正确。剩余次数：{left, number}",
  spent: "验证码已输错五次，不再有效。请获取新验证码。",
  expired: "验证码的 15 分钟有效期已过。请获取新验证码。",
  many: "已向此邮箱发送多个验证码。请一小时后重试。",
  busy: "操作过快。请等待一分钟后重试。",
  goneTitle: "此表单已失效",
  goneText: "等待验证码的时间过长。请重新填写。",
};

export default zh;
