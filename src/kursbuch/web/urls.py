"""All addresses."""

from django.urls import include, path

from kursbuch.web import monitoring, views
from kursbuch.web.account_deletion.views import delete_account
from kursbuch.web.api.interface import api
from kursbuch.web.api.views import docs
from kursbuch.web.profiles import views as profiles
from kursbuch.web.ratings import views as ratings

urlpatterns = [
    path("", include("kursbuch.web.tables.urls")),
    path("", include("kursbuch.web.notices.urls")),
    path("account/delete", delete_account, name="delete-account"),
    path("account/", include("kursbuch.web.accounts.urls")),
    path("people/", profiles.people, name="people"),
    path("people/", include("kursbuch.web.friends.urls")),
    path("", include("kursbuch.web.groups.urls")),
    path("", include("kursbuch.web.series.urls")),
    path("people/<str:name>/", profiles.show, name="profile"),
    path("ratings/", ratings.ratings, name="ratings"),
    path("ratings/<str:key>/", ratings.ratings, name="ratings-of"),
    path("api/docs", docs, name="api-docs"),
    path("api/", api.urls),
    path("healthz", monitoring.healthz, name="healthz"),
    path("readyz", monitoring.readyz, name="readyz"),
    path("metrics", monitoring.metrics, name="metrics"),
    path("language", views.set_language, name="language"),
    path("theme", views.set_theme, name="theme"),
    path("help/", views.help_index, name="help-index"),
    path("help/<str:key>/", views.help_page, name="help"),
    path("help/<str:key>/<str:what>.svg", views.help_picture, name="help-picture"),
    path("rules/", views.rules, name="rules"),
    path("rules/<str:rule>", views.rule, name="rule"),
]
handler400 = "kursbuch.web.error_pages.unreadable"
handler403 = "kursbuch.web.error_pages.forbidden"
handler404 = "kursbuch.web.error_pages.not_found"
handler500 = "kursbuch.web.error_pages.broken"
