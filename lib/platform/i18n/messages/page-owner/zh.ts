const pageOwner = {
  broken: "{count, plural, =1 {无法读取您的日历：{names}} other {无法读取您的 {count} 个日历：{names}}}",
  brokenBlocks: "根据您的设置，恢复之前此页面不提供任何时间。仅您可见。",
  brokenLastKnown: "此页面仍按最后一次读取的日历提供时间，可能与新的安排冲突。仅您可见。",
  brokenLink: "重新连接",
  brokenComplexLink: "打开日历",
};

export default pageOwner;
