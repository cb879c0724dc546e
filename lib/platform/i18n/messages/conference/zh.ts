import type { Messages } from "../messages";

const zh: Messages["conference"] = {
  phone: "电话",
  weCall: "我们致电您",
  youCallUs: "您致电我们",
  youCall: "请拨打 {number}",
  youAreCalled: "将拨打 {number} 联系您",
  join: "加入",
  code: "会议密码：{code}",
  dial: "电话加入：{phone}",
  follows: "链接将通过邮件发送。",
  missing: "暂无链接，请向 {name} 索取。",
  called: "需要致电您时必填",
  comes: "会议对象",
  message: "留言",
  manage: "改期或取消",
};

export default zh;
