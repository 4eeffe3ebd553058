# language: zh-CN
# The keywords of Gherkin are Chinese here; the steps stay as they are.
功能: 阅读文章
  从列表打开文章，读完返回列表。

  背景:
    假如 the server has 3 articles
    而且 I am logged in as "ada"

  场景: 点选一行，打开的就是那一篇文章
    当 I select row 1
    那么 I see the text "Article 1"
    当 I go back
    而且 I select row 3
    那么 the screens are "News", "Article"
    而且 I see the text "Article 3"

  @link
  场景: 用链接打开文章，返回后列表还在
    当 I open the link "triptych://article/2"
    那么 the screens are "News", "Article"
    而且 I see the text "Article 2"
    当 I go back
    那么 the screens are "News"
    而且 I see 3 rows
