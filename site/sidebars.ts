import { defineSidebars } from 'inkstone/config'

// The order matters: a document in two sidebars belongs to the last one. A `ref` only leads there.
export default defineSidebars({
  tutorialSidebar: [
    { type: 'doc', id: 'intro', label: '简介' },
    {
      type: 'category',
      label: 'Tailwind CSS 3',
      collapsed: false,
      items: [
        {
          type: 'category',
          label: '框架项目',
          collapsed: false,
          items: [
            { type: 'doc', id: 'quick-start/install', label: '1 安装 Tailwind' },
            { type: 'doc', id: 'quick-start/this-plugin', label: '2 安装插件' },
            {
              type: 'category',
              label: '3 注册插件',
              items: [
                {
                  type: 'category',
                  label: 'uni-app',
                  items: [
                    { type: 'doc', id: 'quick-start/frameworks/uni-app-vite', label: 'Vue 3 + Vite' },
                    { type: 'doc', id: 'quick-start/frameworks/uni-app', label: 'Vue 2 + webpack' },
                    { type: 'doc', id: 'quick-start/frameworks/hbuilderx', label: 'HBuilderX' },
                    { type: 'doc', id: 'quick-start/frameworks/uni-app-x', label: 'uni-app x' },
                  ],
                },
                { type: 'doc', id: 'quick-start/frameworks/taro', label: 'Taro' },
                { type: 'doc', id: 'quick-start/frameworks/mpx', label: 'Mpx' },
                { type: 'doc', id: 'quick-start/frameworks/rax', label: 'Rax' },
                { type: 'doc', id: 'quick-start/frameworks/native', label: '原生（打包）' },
                { type: 'doc', id: 'quick-start/frameworks/api', label: 'Node.js API' },
              ],
            },
            { type: 'doc', id: 'quick-start/rem2rpx', label: '4 rem 转 rpx' },
          ],
        },
        {
          type: 'category',
          label: '纯原生项目',
          collapsed: false,
          items: [
            { type: 'doc', id: 'quick-start/native/install', label: '1 安装 Tailwind' },
            { type: 'doc', id: 'quick-start/native/install-plugin', label: '2 安装并运行' },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Tailwind CSS 4',
      collapsed: false,
      items: [
        { type: 'doc', id: 'quick-start/v4/readme', label: '开始之前' },
        {
          type: 'category',
          label: '注册插件',
          collapsed: false,
          items: [
            {
              type: 'category',
              label: 'uni-app',
              items: [
                { type: 'doc', id: 'quick-start/v4/uni-app-vite', label: 'Vue 3 + Vite' },
                { type: 'doc', id: 'quick-start/v4/uni-app-webpack', label: 'Vue 2 + webpack' },
                { type: 'doc', id: 'quick-start/v4/uni-app-vite-hbuilder', label: 'HBuilderX' },
                { type: 'doc', id: 'quick-start/v4/uni-app-x', label: 'uni-app x' },
              ],
            },
            {
              type: 'category',
              label: 'Taro',
              items: [
                { type: 'doc', id: 'quick-start/v4/taro-webpack', label: 'webpack' },
                { type: 'doc', id: 'quick-start/v4/taro-vite', label: 'Vite' },
              ],
            },
            { type: 'doc', id: 'quick-start/v4/weapp-vite', label: 'weapp-vite' },
            { type: 'doc', id: 'quick-start/v4/mpx', label: 'Mpx' },
          ],
        },
        {
          type: 'category',
          label: '公共步骤',
          items: [
            { type: 'doc', id: 'quick-start/v4/patch', label: '打补丁' },
            { type: 'doc', id: 'quick-start/v4/UniappCliStyle', label: 'uni-app CLI 样式入口' },
            { type: 'doc', id: 'quick-start/v4/UniAppHbuilderShared', label: 'HBuilderX 公共配置' },
            { type: 'doc', id: 'quick-start/v4/UniappHbuilderStyle', label: 'HBuilderX 样式入口' },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'uni-app x 专题',
      collapsed: false,
      items: [
        { type: 'doc', id: 'uni-app-x/index', label: '概览' },
        { type: 'doc', id: 'uni-app-x/install', label: '快速接入' },
      ],
    },
    {
      type: 'category',
      label: '日常使用',
      collapsed: false,
      items: [
        { type: 'ref', id: 'community/templates', label: '模板起步' },
        { type: 'doc', id: 'quick-start/intelliSense', label: '智能提示' },
        { type: 'doc', id: 'multi-platform', label: '多端构建' },
        { type: 'doc', id: 'quick-start/css-unit-transform', label: '单位转换' },
        { type: 'doc', id: 'icons/index', label: '图标' },
        { type: 'doc', id: 'mangle/index', label: '类名压缩' },
        { type: 'doc', id: 'ai/index', label: '用 AI 写小程序' },
      ],
    },
    {
      type: 'category',
      label: '背后的事',
      items: [
        { type: 'doc', id: 'principle/index', label: '工作原理' },
        { type: 'doc', id: 'evolution', label: '技术选型变迁' },
        { type: 'doc', id: 'quick-start/v2/index', label: 'Tailwind CSS 2（存档）' },
      ],
    },
    { type: 'ref', id: 'showcase/index', label: '谁在用' },
    { type: 'ref', id: 'how-to-contribute', label: '参与贡献' },
  ],

  optionsSidebar: [
    { type: 'doc', id: 'options/index', label: '按用途找配置' },
    { type: 'doc', id: 'options/arbitrary-values', label: '任意值' },
    { type: 'doc', id: 'options/comments', label: '用注释跳过转义' },
    { type: 'ref', id: 'api/interfaces/UserDefinedOptions', label: '全部配置项' },
    { type: 'ref', id: 'api-v2/interfaces/UserDefinedOptions', label: 'v2 配置项' },
  ],

  issuesSidebar: [
    { type: 'doc', id: 'issues/index', label: '排查清单' },
    {
      type: 'category',
      label: '样式不对',
      collapsed: false,
      items: [
        { type: 'doc', id: 'issues/rpx-ambiguities', label: 'rpx 歧义' },
        { type: 'doc', id: 'issues/js-string-invalid', label: 'JS 里的类名失效' },
        { type: 'doc', id: 'issues/css-vars', label: '变量失效' },
        { type: 'doc', id: 'issues/box-sizing', label: '盒模型' },
        { type: 'doc', id: 'issues/more-tags', label: '更多标签' },
        { type: 'doc', id: 'issues/group-and-peer', label: 'group 与 peer' },
        { type: 'doc', id: 'issues/toast-svg-bug', label: 'H5 toast 偏移' },
      ],
    },
    {
      type: 'category',
      label: '组件与组件库',
      collapsed: false,
      items: [
        { type: 'doc', id: 'issues/externalClasses', label: '外部样式类' },
        { type: 'doc', id: 'issues/use-with-nutui', label: '配合 NutUI' },
        { type: 'doc', id: 'issues/use-with-wot-design-uni', label: '配合 Wot Design Uni' },
      ],
    },
    {
      type: 'category',
      label: '构建与环境',
      collapsed: false,
      items: [
        { type: 'doc', id: 'issues/monorepo', label: 'Monorepo' },
        { type: 'doc', id: 'issues/taro-terser', label: 'Taro 与 terser' },
        { type: 'doc', id: 'issues/native-toutiao', label: '头条原生' },
      ],
    },
    {
      type: 'category',
      label: '写法与维护',
      collapsed: false,
      items: [
        { type: 'doc', id: 'issues/at-apply', label: '@apply 警告' },
        { type: 'doc', id: 'issues/format', label: '类名格式化' },
        { type: 'ref', id: 'options/comments', label: '用注释跳过转义' },
        { type: 'ref', id: 'options/arbitrary-values', label: '任意值' },
        { type: 'doc', id: 'tailwindcss-maintenance-book', label: '原子类维护指南' },
      ],
    },
    { type: 'doc', id: 'issues/v1', label: 'v1 常见问题（存档）' },
    { type: 'ref', id: 'principle/index', label: '工作原理' },
  ],

  API: [
    { type: 'doc', id: 'api/index', label: 'API 首页' },
    { type: 'doc', id: 'api/interfaces/UserDefinedOptions', label: 'UserDefinedOptions' },
    { type: 'doc', id: 'api/interfaces/TailwindcssPatcherOptions', label: 'TailwindcssPatcherOptions' },
    {
      type: 'category',
      label: 'v2（存档）',
      link: { type: 'doc', id: 'api-v2/index' },
      items: [
        { type: 'doc', id: 'api-v2/classes/UnifiedWebpackPluginV5', label: 'UnifiedWebpackPluginV5' },
        { type: 'doc', id: 'api-v2/interfaces/UserDefinedOptions', label: 'UserDefinedOptions' },
        {
          type: 'category',
          label: '接口',
          items: [
            'IArbitraryValues',
            'IBaseWebpackPlugin',
            'ICommonReplaceOptions',
            'ILengthUnitsPatchDangerousOptions',
            'ILengthUnitsPatchOptions',
            'IMangleOptions',
            'IMangleScopeContext',
            'InternalCssSelectorReplacerOptions',
            'InternalPatchResult',
            'IPropValue',
            'ITemplateHandlerOptions',
            'RawSource',
          ].map(name => ({ type: 'doc' as const, id: `api-v2/interfaces/${name}`, label: name })),
        },
      ],
    },
  ],

  communitySidebar: [
    { type: 'doc', id: 'community/index', label: '生态一览' },
    { type: 'doc', id: 'community/templates', label: '项目模板' },
    {
      type: 'category',
      label: '方案',
      collapsed: false,
      items: [
        { type: 'doc', id: 'quick-start/apply-themes', label: '多主题' },
        { type: 'doc', id: 'quick-start/independent-pkg', label: '独立分包' },
        { type: 'doc', id: 'quick-start/build-or-import-outside-components', label: '外部组件' },
        { type: 'doc', id: 'quick-start/uni-app-css-macro', label: '条件编译语法糖' },
        { type: 'doc', id: 'quick-start/wxs', label: 'wxs 转义' },
        { type: 'doc', id: 'community/load-font', label: '自定义字体' },
        { type: 'doc', id: 'community/merge', label: 'tailwind-merge' },
        { type: 'ref', id: 'icons/index', label: '图标' },
        { type: 'ref', id: 'mangle/index', label: '类名压缩' },
      ],
    },
    {
      type: 'category',
      label: '插件',
      collapsed: false,
      items: [
        { type: 'doc', id: 'community/plugins', label: '适配插件' },
        { type: 'doc', id: 'community/typography', label: '排版插件' },
      ],
    },
    {
      type: 'category',
      label: '项目与交流',
      collapsed: false,
      items: [
        { type: 'doc', id: 'showcase/index', label: '案例展示' },
        { type: 'doc', id: 'projects/index', label: '相关项目' },
        { type: 'doc', id: 'community/group', label: '交流群' },
        { type: 'doc', id: 'community/consult', label: '咨询' },
        { type: 'doc', id: 'how-to-contribute', label: '参与贡献' },
        { type: 'doc', id: 'sponsor', label: '赞助项目' },
        { type: 'doc', id: 'copyright', label: '版权说明' },
      ],
    },
  ],

  migrationsSidebar: [
    { type: 'doc', id: 'migrations/v3', label: 'v3 升 v4' },
    { type: 'doc', id: 'migrations/v2', label: 'v2 升 v3' },
    { type: 'doc', id: 'migrations/v1', label: 'v1 升 v2' },
    { type: 'doc', id: 'upgrade/uni-app', label: '旧 uni-app 项目升级' },
    { type: 'doc', id: 'releases/v2', label: 'v2 新特性' },
  ],
})
